import type { Drawing } from '../pen.ts';
import type { Picture } from '../svg-file.ts';
import { island, move } from '../shapes.ts';
import { cloudDrawing } from './cloud.ts';
import { hostingDrawing } from './hosting.ts';
import { mobileDrawing } from './mobile.ts';
import { oneStopDrawing } from './one-stop.ts';
import { otherDrawing } from './other.ts';
import { photographyDrawing } from './photography.ts';
import { socialDrawing } from './social.ts';
import { systemDrawing } from './system.ts';

/** Without the grid and the square platform. */
const withoutGround = (drawing: Drawing) => drawing.slice(2);

/** All islands have the same view box, and so the same scale. Their rings of water are outside it. */
const picture = (seed: number, drawing: Drawing): Picture => ({
  shapes: island(seed, drawing),
  view: [-192, -176, 384, 288],
});

/** A service as an island on the water: rows of services, the archipelago, related services. */
export const oneStopIsland = picture(1, withoutGround(oneStopDrawing));
export const systemIsland = picture(2, withoutGround(systemDrawing));
export const mobileIsland = picture(3, move([0, 0, 12], mobileDrawing.slice(1)));
export const cloudIsland = picture(4, withoutGround(cloudDrawing));
export const socialIsland = picture(5, withoutGround(socialDrawing));
export const photographyIsland = picture(6, withoutGround(photographyDrawing));
export const hostingIsland = picture(7, withoutGround(hostingDrawing));
export const otherIsland = picture(8, withoutGround(otherDrawing));
