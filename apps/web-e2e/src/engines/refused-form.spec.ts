import { localizePath } from '@studio/content';
import { answered } from './engine.ts';
import { expect, test } from './engine-test.ts';
import { startFaultProxy } from './fault-proxy.ts';

const language = 'zh-CN';

test('a form that is refused without JavaScript leads to a page, and going back leads to the form with its text', async ({
  engine,
  provider,
}) => {
  const proxy = await startFaultProxy(provider.url, {
    getFault: (path) => (path.endsWith('.js') ? { disconnect: true } : undefined),
  });
  const page = await engine.newPage();
  const texts = () =>
    page.evaluate(() => ({
      language: document.documentElement.lang,
      heading: document.querySelector('h1')?.textContent,
      values: [...document.querySelectorAll<HTMLInputElement>('main form [name]')].map(({ value }) => value),
    }));
  try {
    await page.goto(proxy.url + localizePath('/contact', language));
    const { heading } = await texts();
    // `required` accepts a space. The provider does not.
    const sent = { name: ' ', email: 'lin@example.com', subject: '网站', message: '请给我一个报价。' };
    for (const [name, text] of Object.entries(sent)) await page.type(`main form [name=${name}]`, text);
    await page.click('main form [type=submit]');
    await expect
      .poll(() => answered(texts()))
      .toMatchObject({ language, heading: '您的留言没有发送成功', values: [] });
    await page.back();
    await expect.poll(async () => (await answered(texts()))?.heading).toBe(heading);
    expect((await texts()).values).toEqual(expect.arrayContaining(Object.values(sent)));
  } finally {
    await page.close();
    await proxy.stop();
  }
});
