interface Sample {
  /** When the sample was taken, and the text. */
  text: string;
  contrast: number;
}

/**
 * The contrast of each text of the navigation bar that is in the viewport against what is painted behind it: at once
 * after scrolling, before the scroll event, and in the frames after that. Runs in the page.
 */
export const sampleContrasts = async (): Promise<Sample[]> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  const measureLuminance = (layers: readonly string[]) => {
    for (const color of ['white', ...layers]) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const samples: Sample[] = [];
  const sample = (moment: string) => {
    for (const element of document.querySelectorAll('header :is(a, button, span)')) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const y = top + height / 2;
      if (width < 2 || y < 0 || y > innerHeight || !element.textContent) continue;
      const layers = document
        .elementsFromPoint(left + width / 2, y)
        .map((each) => getComputedStyle(each).backgroundColor)
        .reverse();
      const behind = measureLuminance(layers);
      const text = measureLuminance([...layers, getComputedStyle(element).color]);
      const contrast = (Math.max(behind, text) + 0.05) / (Math.min(behind, text) + 0.05);
      samples.push({ text: `${moment}: ${element.textContent}`, contrast });
    }
  };
  const scroll = (top: number) => {
    scrollTo({ top, behavior: 'instant' });
  };
  const frame = () => new Promise(requestAnimationFrame);
  for (const top of [1400, 0, 25, 0]) {
    scroll(top);
    sample(`at once at ${String(top)} px`);
    for (let count = 1; count <= 15; count += 1) {
      await frame();
      sample(`frame ${String(count)} at ${String(top)} px`);
    }
  }
  for (let top = 0; top <= 60; top += 4) {
    scroll(top);
    await frame();
    sample(`slowly at ${String(top)} px`);
  }
  return samples;
};
