import { add, drop, placeOf, scatter, travel, type Mote, type MoteCounts } from './field.ts';
import { placeLines, readLake, type Box, type Line, type Point } from './lake-lines.ts';

/** In milliseconds. 20 frames per second are enough at this speed, and leave the main thread to the visitor. */
const shortestFrame = 48;

/** In seconds. */
const ringTime = 0.9;

/** Space around texts and drawings. */
const space = 14;

/**
 * Animates motes on a canvas, on the lines of a lake. Returns a function that stops the animation. The canvas has one pixel
 * for each CSS pixel: on a phone with three it would be nine times as large, for lights that are soft anyway.
 */
export function animate(
  canvas: HTMLCanvasElement,
  file: string,
  { start, max, perClick }: Required<MoteCounts>,
): () => void {
  const lake = readLake(file);
  const context = canvas.getContext('2d');
  // The content of the section, which may have its backgrounds in an element of their own.
  const section = canvas.closest('section');
  if (!lake || !context || !section) return () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const style = getComputedStyle(canvas);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let lines: Line[] = [];
  let taken: Box[] = [];
  let field: Mote[] = [];
  let ring: (Point & { age: number }) | undefined;
  let size = { width: 0, height: 0 };
  let isVisible = false;
  let frame = 0;
  let last = 0;

  function setField(motes: Mote[]) {
    field = motes;
    canvas.dataset['motes'] = String(field.length);
  }

  function resize() {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!lake || !section || !width || !height) return;
    taken = takenBoxes(section, canvas);
    lines = placeLines(lake, { width, height }, taken);
    setField(scatter(Math.max(start, field.length), lines));
    size = { width, height };
    // Not in the task that places the lines.
    requestAnimationFrame(draw);
  }

  function draw() {
    if (!context) return;
    // Setting the size of a canvas clears it.
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
    context.clearRect(0, 0, size.width, size.height);
    context.strokeStyle = context.fillStyle = style.color;
    context.globalAlpha = 1;
    context.beginPath();
    for (const mote of field) {
      const place = placeOf(mote);
      if (!place) continue;
      context.moveTo(place.x + mote.radius, place.y);
      context.arc(place.x, place.y, mote.radius, 0, 7);
    }
    context.fill();
    if (!ring) return;
    const share = ring.age / ringTime;
    context.globalAlpha = 1 - share;
    context.lineWidth = 1.5;
    context.beginPath();
    // Lies in the projection of the illustrations, as the lake does.
    context.ellipse(ring.x, ring.y, 6 + 46 * share, 0.55 * (6 + 46 * share), 0, 0, 7);
    context.stroke();
  }

  // Browsers run no animation frames in hidden tabs, so this does not have to stop there.
  function step(now: number) {
    frame = requestAnimationFrame(step);
    if (now - last < shortestFrame) return;
    const seconds = Math.min(now - last, 100) / 1000;
    last = now;
    travel(field, seconds);
    if (ring) ring = ring.age + seconds < ringTime ? { ...ring, age: ring.age + seconds } : undefined;
    draw();
  }

  function startOrStop() {
    cancelAnimationFrame(frame);
    if (reducedMotion.matches) ring = undefined;
    if (isVisible && !reducedMotion.matches) frame = requestAnimationFrame(step);
  }

  function dropMotes({ clientX, clientY, detail }: MouseEvent) {
    const { left, top } = canvas.getBoundingClientRect();
    const at = { x: clientX - left, y: clientY - top };
    // A click by keyboard has no position, and `detail` is 0.
    setField(add(field, detail ? drop(perClick, lines, at) : scatter(perClick, lines, field.length), max));
    const isTaken = taken.some(
      (box) => at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom,
    );
    if (detail && !isTaken && !reducedMotion.matches) ring = { ...at, age: 0 };
    draw();
  }

  const visibilityObserver = new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? false;
    startOrStop();
  });
  const resizeObserver = new ResizeObserver(resize);

  visibilityObserver.observe(canvas);
  resizeObserver.observe(canvas);
  section.addEventListener('click', dropMotes, { signal });
  reducedMotion.addEventListener('change', startOrStop, { signal });

  return () => {
    cancelAnimationFrame(frame);
    visibilityObserver.disconnect();
    resizeObserver.disconnect();
    controller.abort();
  };
}

/** The boxes of all texts and drawings of a section, and of the bar over its start, relative to its canvas. */
function takenBoxes(section: HTMLElement, canvas: HTMLCanvasElement): Box[] {
  const frame = canvas.getBoundingClientRect();
  const rects: DOMRect[] = [];
  for (const element of section.querySelectorAll('a, button, img, svg'))
    if (!element.matches('[data-slot=lake]')) rects.push(element.getBoundingClientRect());
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    rects.push(...range.getClientRects());
  }
  const boxes = rects
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, top, right, bottom }) => ({
      left: left - frame.left - space,
      top: top - frame.top - space,
      right: right - frame.left + space,
      bottom: bottom - frame.top + space,
    }));
  // The bar may stay at the top of the screen, so its own position changes.
  const bar = document.querySelector('header')?.offsetHeight ?? 0;
  return [...boxes, { left: 0, top: 0, right: frame.width, bottom: bar - frame.top - scrollY }];
}
