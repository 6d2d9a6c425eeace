import {
  add,
  burst,
  drift,
  eachPair,
  scatter,
  seededRandom,
  type Particle,
  type ParticleCounts,
} from './particles.ts';

/** In milliseconds. 30 frames per second are enough for slow particles, and use less CPU time on slow phones. */
const shortestFrame = 30;

/** Animates particles on a canvas. Returns a function that stops the animation. */
export function animate(canvas: HTMLCanvasElement, { start, max, perClick }: ParticleCounts): () => void {
  const context = canvas.getContext('2d');
  const parent = canvas.parentElement;
  const controller = new AbortController();
  const { signal } = controller;
  const style = getComputedStyle(canvas);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const random = seededRandom();
  let field: Particle[] = [];
  let size = { width: 1, height: 1 };
  let reach = 0;
  let ratio = 1;
  let isVisible = false;
  let frame = 0;
  let last = 0;

  function setField(particles: Particle[]) {
    field = particles;
    canvas.dataset['particles'] = String(field.length);
  }

  function resize() {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!width || !height) return;
    for (const particle of field) {
      particle.x *= width / size.width;
      particle.y *= height / size.height;
    }
    size = { width, height };
    if (field.length === 0) setField(scatter(start, size, random));
    // About the distance between neighbors, so the number of lines is similar on small and large screens.
    reach = 0.95 * Math.sqrt((width * height) / start);
    ratio = devicePixelRatio;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    draw();
  }

  function draw() {
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, size.width, size.height);
    context.strokeStyle = context.fillStyle = style.color;
    context.lineWidth = 0.75;
    eachPair(field, reach, (a, b, nearness) => {
      context.globalAlpha = 0.4 * nearness;
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.stroke();
    });
    context.globalAlpha = 0.5;
    for (const { x, y } of field) {
      context.beginPath();
      context.arc(x, y, 1.25, 0, 7);
      context.fill();
    }
  }

  // Browsers run no animation frames in hidden tabs, so this does not have to stop there.
  function step(now: number) {
    frame = requestAnimationFrame(step);
    if (now - last < shortestFrame) return;
    drift(field, Math.min(now - last, 50) / 1000, size);
    last = now;
    if (ratio === devicePixelRatio) draw();
    else resize();
  }

  function startOrStop() {
    cancelAnimationFrame(frame);
    if (isVisible && !reducedMotion.matches) frame = requestAnimationFrame(step);
  }

  function addParticles({ clientX, clientY, detail }: MouseEvent) {
    const { left, top } = canvas.getBoundingClientRect();
    // A click by keyboard has no position, and `detail` is 0.
    const added = detail
      ? burst(perClick, { x: clientX - left, y: clientY - top })
      : scatter(perClick, size, random);
    setField(add(field, added, max));
    draw();
  }

  const visibilityObserver = new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? false;
    startOrStop();
  });
  const resizeObserver = new ResizeObserver(resize);

  visibilityObserver.observe(canvas);
  resizeObserver.observe(canvas);
  parent?.addEventListener('click', addParticles, { signal });
  reducedMotion.addEventListener('change', startOrStop, { signal });
  // The color has a transition, so this event follows a change of the scheme.
  canvas.addEventListener('transitionend', draw, { signal });

  return () => {
    cancelAnimationFrame(frame);
    visibilityObserver.disconnect();
    resizeObserver.disconnect();
    controller.abort();
  };
}
