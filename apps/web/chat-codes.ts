import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chatLink, company, reachable } from '@studio/content';
import { createInstance } from 'i18next';
import { renderSVG } from 'uqr';
import type { Plugin } from 'vite';

/**
 * A QR code for the chat with each contact: `/codes/{language}/{contact}.svg`. It has the same target as the chat link
 * in that language.
 */
export function chatCodes(locales: string): Plugin {
  return {
    name: 'web:chat-codes',
    applyToEnvironment: ({ name }) => name === 'client',

    async generateBundle() {
      for (const [fileName, source] of await drawCodes(locales))
        this.emitFile({ type: 'asset', fileName, source });
    },

    configureServer({ middlewares }) {
      middlewares.use('/codes', (request, response, next) => {
        drawCodes(locales)
          .then((codes) => {
            const code = codes.get(`codes${request.url ?? ''}`);
            if (code) response.setHeader('Content-Type', 'image/svg+xml').end(code);
            else next();
          })
          .catch(next);
      });
    },
  };
}

/** Renders the QR codes by file name. */
export async function drawCodes(locales: string): Promise<Map<string, string>> {
  const codes = new Map<string, string>();
  for (const language of await readdir(locales)) {
    const t = await wordsOf(locales, language);
    for (const { id, phone } of reachable(t))
      codes.set(`codes/${language}/${id}.svg`, toSvg(chatLink(t(phone), t(company.chatMessage))));
  }
  return codes;
}

async function wordsOf(locales: string, language: string): Promise<(key: string) => string> {
  const common: unknown = JSON.parse(await readFile(join(locales, language, 'common.json'), 'utf8'));
  const i18n = createInstance();
  await i18n.init({ lng: language });
  i18n.addResourceBundle(language, 'common', common);
  return (key) => i18n.t(key);
}

/** In the color of the name cards, with the quiet zone that scanners need. */
const toSvg = (address: string) => renderSVG(address, { border: 4, pixelSize: 1, blackColor: '#0d2329' });
