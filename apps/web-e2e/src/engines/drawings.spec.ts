import { expect, test, untilSettled } from './engine-test.ts';

// The file is a document of its own, with a Content-Security-Policy that applies to its `style` attributes in Firefox.
test('a part of a drawing moves by a property of the page', async ({ enginePage, provider }) => {
  await enginePage.goto(`${provider.url}/en`);
  await untilSettled(enginePage);
  const topWith = (offset: string) =>
    enginePage.evaluate((value) => {
      const drawing = document.querySelector<SVGSVGElement>('[data-slot=stations] li:last-child svg');
      drawing?.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Not with a transition.
      drawing?.style.setProperty('transition', 'none');
      drawing?.style.setProperty('--drawing-float', value);
      return drawing?.querySelector('use')?.getBBox().y;
    }, offset);
  await expect.poll(() => topWith('0px')).toBeGreaterThan(0);
  await expect.poll(() => topWith('-80px')).toBeLessThan(0);
  // WebKit would keep the attribute when a script changes the property only.
  const waits = () =>
    enginePage.evaluate(() =>
      document.querySelector('[data-slot=stations] li:last-child use')?.matches('[href^="#/"]'),
    );
  expect(await waits()).toBe(false);
});
