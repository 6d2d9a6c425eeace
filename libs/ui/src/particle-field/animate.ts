import {
  add,
  burst,
  dice,
  drift,
  eachPair,
  scatter,
  type Particle,
  type ParticleCounts,
} from './particles.ts';

/** In milliseconds. 30 frames per second are enough for slow particles, and use less CPU time on slow phones. */
const shortestFrame = 30;

/** Animates particles on a canvas. Returns a function that stops the animation. */
export function animate(canvas: HTMLCanvasElement, { start, most, perClick }: ParticleCounts): () => void {
  const pen = canvas.getContext('2d');
  const ground = canvas.parentElement;
  const end = new AbortController();
  const { signal } = end;
  const style = getComputedStyle(canvas);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const random = dice();
  let field: Particle[] = [];
  let size = { width: 1, height: 1 };
  let reach = 0;
  let ratio = 1;
  let seen = false;
  let frame = 0;
  let last = 0;

  function keep(particles: Particle[]) {
    field = particles;
    canvas.dataset['particles'] = String(field.length);
  }

  function fit() {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!width || !height) return;
    for (const particle of field) {
      particle.x *= width / size.width;
      particle.y *= height / size.height;
    }
    size = { width, height };
    if (field.length === 0) keep(scatter(start, size, random));
    // About the distance between neighbors, so the number of lines is similar on small and large screens.
    reach = 0.95 * Math.sqrt((width * height) / start);
    ratio = devicePixelRatio;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    draw();
  }

  function draw() {
    if (!pen) return;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, size.width, size.height);
    pen.strokeStyle = pen.fillStyle = style.color;
    pen.lineWidth = 0.75;
    eachPair(field, reach, (a, b, nearness) => {
      pen.globalAlpha = 0.4 * nearness;
      pen.beginPath();
      pen.moveTo(a.x, a.y);
      pen.lineTo(b.x, b.y);
      pen.stroke();
    });
    pen.globalAlpha = 0.5;
    for (const { x, y } of field) {
      pen.beginPath();
      pen.arc(x, y, 1.25, 0, 7);
      pen.fill();
    }
  }

  // Browsers run no animation frames in hidden tabs, so this does not have to stop there.
  function step(now: number) {
    frame = requestAnimationFrame(step);
    if (now - last < shortestFrame) return;
    drift(field, Math.min(now - last, 50) / 1000, size);
    last = now;
    if (ratio === devicePixelRatio) draw();
    else fit();
  }

  function play() {
    cancelAnimationFrame(frame);
    if (seen && !still.matches) frame = requestAnimationFrame(step);
  }

  function grow({ clientX, clientY, detail }: MouseEvent) {
    const { left, top } = canvas.getBoundingClientRect();
    // A click by keyboard has no position, and `detail` is 0.
    const six = detail
      ? burst(perClick, { x: clientX - left, y: clientY - top })
      : scatter(perClick, size, random);
    keep(add(field, six, most));
    draw();
  }

  const view = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
    play();
  });
  const shape = new ResizeObserver(fit);

  view.observe(canvas);
  shape.observe(canvas);
  ground?.addEventListener('click', grow, { signal });
  still.addEventListener('change', play, { signal });
  // The color has a transition, so this event follows a change of the scheme.
  canvas.addEventListener('transitionend', draw, { signal });

  return () => {
    cancelAnimationFrame(frame);
    view.disconnect();
    shape.disconnect();
    end.abort();
  };
}
