/** Where a crop is: the zoom from 1, and the place of its centre from 0 to 1. */
export interface Crop {
  ratio: number | undefined;
  zoom: number;
  across: number;
  down: number;
}

/** The part of a picture that a crop shows, in pixels of the original. */
export function cropArea(size: { width: number; height: number }, { ratio, zoom, across, down }: Crop) {
  const { width: fullWidth, height: fullHeight } = size;
  const wanted = ratio ?? fullWidth / fullHeight;
  const width = Math.min(fullWidth, fullHeight * wanted) / zoom;
  const height = width / wanted;
  return { x: (fullWidth - width) * across, y: (fullHeight - height) * down, width, height };
}
