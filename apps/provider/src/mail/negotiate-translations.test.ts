import { describe, expect, it } from 'vitest';
import { renderConfirmationMail, renderMessageMail } from './mail-templates.ts';
import { languagesWithoutMails, negotiateTranslations } from './negotiate-translations.ts';

describe('the translations of mails', () => {
  it.each([
    ['zh-CN', undefined, 'zh-CN'],
    ['zh-SG', undefined, 'zh-CN'],
    ['zh-HK', 'en', 'zh-TW'],
    ['fr', undefined, 'en'],
    [undefined, 'fr, zh-TW;q=0.8', 'zh-TW'],
    [undefined, undefined, 'en'],
  ])('for the language %s and Accept-Language %s are %s', (language, accepted, expected) => {
    expect(negotiateTranslations(language, accepted).language).toBe(expected);
  });

  it.each(['zh-CN', 'zh-TW'])('are complete in %s, with the same placeholders', (language) => {
    const shape = (tag: string) => JSON.stringify(keepPlaceholders(negotiateTranslations(tag).translations));
    expect(shape(language)).toBe(shape('en'));
  });
});

describe('the mails of a site with other languages', () => {
  const site = {
    languages: ['pt', 'zh-TW', 'ja'],
    names: { pt: 'Casa Sol', 'zh-TW': '太陽之家' },
    mails: {
      pt: {
        mail: {
          subject: 'Confirme a subscrição da newsletter {{site}}',
          owner: {
            name: 'Nome',
            received: 'Recebida',
            stored: 'Do formulário de {{site}}, guardada como {{id}}.',
          },
        },
      },
    },
  };
  const address = { name: '', address: 'casa@example.com' };
  const config = {
    server: { host: 'localhost', port: 25, secure: false, auth: undefined },
    from: address,
    to: address,
    origin: 'http://localhost:4200',
    siteOrigin: 'http://localhost:4200',
  };

  it('speak its languages, with its own texts before those of the provider', () => {
    expect(negotiateTranslations('pt', undefined, site)).toMatchObject({
      language: 'pt',
      translations: { mail: { subject: site.mails.pt.mail.subject, greeting: 'Hello,' } },
    });
    expect(negotiateTranslations('zh-HK', undefined, site).language).toBe('zh-TW');
    // The site has no English.
    expect(negotiateTranslations('en', 'en', site).language).toBe('pt');
    expect(languagesWithoutMails(site)).toEqual(['ja']);
  });

  it('name the site in the language of the reader', () => {
    const mail = {
      kind: 'confirmation',
      subscriber: 1,
      unsubscribeToken: 'u',
      email: 'a@example.com',
    } as const;
    const subject = (language: string) =>
      renderConfirmationMail({ ...mail, language }, 't', config, site).subject;
    expect(subject('pt')).toBe('Confirme a subscrição da newsletter Casa Sol');
    expect(subject('zh-TW')).toContain('太陽之家');
  });

  it('reach the owner in the first language of the site', () => {
    const { subject, text } = renderMessageMail(
      {
        kind: 'message',
        id: 'm1',
        name: 'Rui',
        email: 'rui@example.com',
        phone: '',
        company: '',
        language: 'pt',
        subject: 'Quarto',
        message: 'Olá',
        receivedAt: new Date(0),
      },
      config,
      site,
    );
    expect(subject).toBe('Casa Sol: Quarto');
    expect(text).toMatch(/^Nome: +Rui$/m);
    expect(text).toContain('Do formulário de http://localhost:4200, guardada como m1.');
  });
});

/** The same tree with only the placeholders of each text. */
function keepPlaceholders(translations: unknown): unknown {
  if (typeof translations !== 'object' || !translations)
    return String(translations).match(/\{\{\w+\}\}/g) ?? [];
  return Object.fromEntries(
    Object.entries(translations).map(([key, value]) => [key, keepPlaceholders(value)]),
  );
}
