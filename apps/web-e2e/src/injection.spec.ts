import { faq } from '@studio/content';
import { expect, test, untilHydrated } from './world.ts';
import { getTranslations } from './get-translations.ts';

declare global {
  interface Window {
    /** The violated directives, each with the blocked URL. */
    refused: string[];
    /** Set by code that must not run. */
    injected?: unknown;
    trustedTypes?: { createPolicy: (name: string, rules: object) => object };
  }
}

/** An origin that does not exist. */
const elsewhere = 'https://elsewhere.example';

/** Injected markup and the violation that blocks it. Elements with the class `press` are clicked. */
const injections: readonly [markup: string, refused: string][] = [
  ['<script>window.injected = "script"</script>', 'script-src-elem inline'],
  [`<script src="${elsewhere}/a.js"></script>`, `script-src-elem ${elsewhere}/a.js`],
  ['<script src="data:text/javascript,injected=1"></script>', 'script-src-elem data'],
  ['<img src="/icon.svg" alt="" onload="window.injected = 1">', 'script-src-attr inline'],
  ['<a class="press" href="javascript:window.injected=1">Press</a>', 'script-src-elem inline'],
  ['<iframe srcdoc="<script>top.injected = 1</script>"></iframe>', 'script-src-elem inline'],
  [`<iframe src="${elsewhere}"></iframe>`, `frame-src ${elsewhere}`],
  [`<object data="${elsewhere}"></object>`, `object-src ${elsewhere}`],
  ['<style>html { opacity: 0.5 }</style>', 'style-src-elem inline'],
  ['<p id="styled" style="position: fixed">Text</p>', 'style-src-attr inline'],
  [`<link rel="stylesheet" href="${elsewhere}/a.css">`, `style-src-elem ${elsewhere}/a.css`],
  [`<img src="${elsewhere}/a.png" alt="">`, `img-src ${elsewhere}/a.png`],
  [`<video src="${elsewhere}/a.mp4"></video>`, `media-src ${elsewhere}/a.mp4`],
  [`<base href="${elsewhere}/base/">`, `base-uri ${elsewhere}/base/`],
  [
    `<form action="${elsewhere}/form" method="post"><button class="press">Send</button></form>`,
    `form-action ${elsewhere}/form`,
  ],
  [
    `<a class="press" href="#" target="_self" ping="${elsewhere}/ping">Press</a>`,
    `connect-src ${elsewhere}/ping`,
  ],
];

test('injected markup does not run scripts or send requests to other origins', async ({
  page,
  provider,
  pageMessages,
}) => {
  const asked: string[] = [];
  await page.route(`${elsewhere}/**`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  // The response of the host, with all its headers.
  await page.route('**/en/about', async (route) => {
    const response = await route.fetch();
    const markup = injections.map(([markup]) => markup).join('');
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${markup}</body>`) });
  });
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // Frames inherit the policy of the page.
      (top ?? window).refused.push(`${effectiveDirective} ${blockedURI}`);
    });
  });

  await page.goto('/en/about');
  await untilHydrated(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('.press')) element.click();
  });
  await expect
    .poll(async () => new Set(await page.evaluate(() => window.refused)))
    .toEqual(new Set(injections.map(([, refused]) => refused)));

  const found = await page.evaluate(() => ({
    ran: window.injected ?? 'nothing',
    base: new URL('.', document.baseURI).href,
    opacity: getComputedStyle(document.documentElement).opacity,
    position: getComputedStyle(document.querySelector('#styled') ?? document.body).position,
  }));
  expect(found).toEqual({
    ran: 'nothing',
    base: `${provider.url}/en/`,
    opacity: '1',
    position: 'static',
  });
  expect(asked).toEqual([]);
  pageMessages.length = 0;
});

test('Trusted Types block every way to turn text into scripts or markup', async ({ page, pageMessages }) => {
  await page.goto('/en/about');
  await untilHydrated(page);
  const open = await page.evaluate(async () => {
    // Until the next task, the browser treats this code as DevTools input, which may bypass the policy.
    await new Promise((resolve) => setTimeout(resolve));
    const text = '<img src="/icon.svg" onload="window.injected = 1">';
    const code = 'window.injected = 1';
    const { body } = document;
    const ways: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('div').innerHTML = text),
      outerHTML: () => (body.appendChild(document.createElement('div')).outerHTML = text),
      insertAdjacentHTML: () => {
        body.insertAdjacentHTML('beforeend', text);
      },
      'a fragment of a range': () => document.createRange().createContextualFragment(text),
      'a parsed document': () => new DOMParser().parseFromString(text, 'text/html'),
      'a frame': () => (document.createElement('iframe').srcdoc = text),
      'the text of a script': () => (document.createElement('script').text = code),
      'the URL of a script': () => (document.createElement('script').src = '/a.js'),
      'an event handler': () => {
        document.createElement('img').setAttribute('onload', code);
      },
      'a worker': () => new Worker('/a.js'),
      'a policy of its own': () => window.trustedTypes?.createPolicy('mine', {}),
      eval: () => void Reflect.apply(window.eval, window, [code]),
      Function: () => void Reflect.construct(Function, [code]),
      setTimeout: () => void Reflect.apply(setTimeout, window, [code]),
    };
    const taken = Object.entries(ways).filter(([, way]) => {
      try {
        way();
        return true;
      } catch {
        return false;
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { taken: taken.map(([name]) => name), ran: window.injected ?? 'nothing' };
  });
  expect(open).toEqual({ taken: [], ran: 'nothing' });
  pageMessages.length = 0;
});

/** Texts that would have an effect if a page did not escape them. */
const texts = [
  '<img class="injected" src="/injected" onerror="alert(1)"><svg class="injected" onload="alert(1)"></svg>',
  '\'"></title></script></textarea><script class="injected">alert(1)</script>',
  'javascript:alert(1)//{{constructor.constructor("alert(1)")()}}${alert(1)}%3Cimg%20class=injected%3E',
];

/** URLs with the text in the query and the hash, for the pages that read these. */
const urls = (text: string) => {
  const encoded = encodeURIComponent(text);
  return [
    `/en/faq?q=${encoded}&category=${encoded}&__proto__[injected]=1#${encoded}`,
    `/en/contact?service=${encoded}&plan=${encoded}&${encoded}=1#${encoded}`,
    `/about?lng=${encoded}&error=${encoded}&${encoded}#${encoded}`,
  ];
};

for (const [place, text] of texts.entries())
  test(`text from a URL, a cookie or storage is escaped (${String(place + 1)})`, async ({
    page,
    provider,
  }) => {
    const alarms: string[] = [];
    page.on('dialog', (dialog) => {
      alarms.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== provider.url || pathname === '/injected') alarms.push(request.url());
    });
    await page
      .context()
      .addCookies([{ name: 'i18next', value: encodeURIComponent(text), url: provider.url }]);
    await page.addInitScript((remembered) => {
      localStorage.setItem('i18nextLng', remembered);
    }, text);

    for (const url of urls(text)) {
      const answer = await page.goto(url);
      expect(await answer?.text()).not.toContain('injected');
      await untilHydrated(page);
      const found = await page.evaluate(() => ({
        elements: document.querySelectorAll('.injected').length,
        links: document.querySelectorAll('a[href^="javascript:" i]').length,
        polluted: 'injected' in {},
        language: document.documentElement.lang,
      }));
      expect(found, url).toEqual({ elements: 0, links: 0, polluted: false, language: 'en' });
    }
    expect(alarms).toEqual([]);

    // Only the search field shows text from the URL.
    await page.goto(`/en/faq?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(text);
    await expect(page.getByText(getTranslations('en', 'faq')(faq.search.empty))).toBeVisible();
  });
