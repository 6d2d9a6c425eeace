import { describe, expect, it } from 'vitest';
import { chatLink, contacts, phoneLink } from './company.ts';
import { answerHours, backupMonths, legalDate, minimumAge } from './figures.ts';
import { footer } from './footer.ts';
import { cloudSolutions } from './pages/cloud-solutions.ts';
import { about } from './pages/about.ts';
import { contact } from './pages/contact.ts';
import { faq, faqCategories } from './pages/faq.ts';
import { home, motes } from './pages/home.ts';
import { linktree } from './pages/linktree.ts';
import { mobileAppDevelopment } from './pages/mobile-app-development.ts';
import { oneStopService } from './pages/one-stop-service.ts';
import { otherDevelopment } from './pages/other-development.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';
import { productPhotography } from './pages/product-photography.ts';
import { servicesOverview } from './pages/services.ts';
import { sitemap } from './pages/sitemap.ts';
import { socialMediaDesign } from './pages/social-media-design.ts';
import { systemDevelopment } from './pages/system-development.ts';
import { termsOfService } from './pages/terms-of-service.ts';
import { websiteHosting } from './pages/website-hosting.ts';
import { mainServices, moreServices, services, themes } from './services.ts';

/** The part of each key at a depth from its end: 2 is `integration` in `other-development:faq.integration.question`. */
const named = (keys: readonly string[], depth = 1) => keys.map((key) => key.split(/[:.]/).at(-depth));

const getTitles = (items: readonly { title: string }[]) =>
  named(
    items.map(({ title }) => title),
    2,
  );

describe('the home page', () => {
  it('leads to the contact page first, then to the services', () => {
    expect(home.hero.actions.map(({ href }) => href)).toEqual(['/contact', '/services']);
  });

  it('starts with 40 motes, adds 6 by a click and stops at 80', () => {
    expect(motes).toEqual({ start: 40, max: 80, perClick: 6 });
  });

  it('shows six services and four figures, one of them 48', () => {
    const { first, rows } = home.services;
    expect([first, ...rows].map(({ id }) => id).toSorted()).toEqual(
      mainServices.map(({ id }) => id).toSorted(),
    );
    expect(mainServices).toHaveLength(6);
    expect(home.stats.items).toHaveLength(3);
    expect(home.stats.answer.value).toBe(48);
  });

  it('says what it costs to read', () => {
    expect(home.faq.note.values).toEqual({ kilobytes: 18, seconds: 0.8, languages: 3, scripts: 0 });
  });

  it('tells more about us and ends at the contact page', () => {
    expect(home.what.action.href).toBe('/about');
    expect(home.close.action.href).toBe('/contact');
  });
});

describe('the services', () => {
  it('have eight themes, each with a service, and red is for other development', () => {
    expect(themes).toHaveLength(8);
    expect(new Set(services.map(({ theme }) => theme)).size).toBe(8);
    expect(services.find(({ id }) => id === 'other-development')?.theme).toBe('red');
  });

  it('are each among the six with a card, or after them', () => {
    expect(mainServices).toHaveLength(6);
    expect([...mainServices, ...moreServices]).toMatchObject(services);
  });

  it('are introduced with five reasons and three steps', () => {
    expect(servicesOverview.why.items).toHaveLength(5);
    expect(getTitles(servicesOverview.approach.items)).toEqual(['discover', 'design', 'deliver']);
    expect(servicesOverview.hero.actions.map(({ href }) => href)).toEqual(['/contact', '/services#services']);
    expect(servicesOverview.why.action.href).toBe('/about');
    expect(servicesOverview.custom.action.href).toBe('/contact');
    expect(servicesOverview.close.action.href).toBe('/contact');
  });

  const pages = [systemDevelopment, mobileAppDevelopment, cloudSolutions, otherDevelopment];

  it.each(pages)('are described in $id with six steps and five others that go well with it', (page) => {
    expect(page.process.items).toHaveLength(6);
    expect(new Set(page.related.filter((id) => id !== page.id)).size).toBe(5);
    expect(page.benefits.items.length).toBeGreaterThan(0);
    expect(page.faq.length).toBeGreaterThan(0);
    expect(page.close.action.href).toBe('/contact');
  });

  it.each(pages.filter(({ id }) => id !== 'other-development'))(
    'have six features in $id',
    ({ features }) => {
      expect(features.items).toHaveLength(6);
    },
  );
});

describe('other development', () => {
  it('has its four features, six steps and four questions', () => {
    const { features, process, faq } = otherDevelopment;
    expect(getTitles(features.items)).toEqual(['development', 'integration', 'localization', 'maintenance']);
    expect(getTitles(process.items)).toEqual([
      'discovery',
      'planning',
      'development',
      'testing',
      'deployment',
      'support',
    ]);
    expect(
      named(
        faq.map(({ question }) => question),
        2,
      ),
    ).toEqual(['miniProgram', 'development', 'integration', 'localization']);
  });

  it('names fifteen technologies and nine industries', () => {
    expect(otherDevelopment.technologies).toHaveLength(15);
    expect(otherDevelopment.industries).toHaveLength(9);
  });
});

describe('the One-Stop page', () => {
  it('has what the comparison does not say', () => {
    expect(getTitles(oneStopService.included.items)).toEqual(['development', 'content', 'maintenance']);
    expect(oneStopService.why.items).toHaveLength(4);
    expect(oneStopService.steps.items).toHaveLength(3);
    expect(oneStopService.faq.items).toHaveLength(5);
    expect(oneStopService.claims.items).toHaveLength(4);
    expect(oneStopService.values).toMatchObject({ clients: 500, uptime: 0.99, stars: 5 });
  });

  it('ends at the contact page, or at the prices again', () => {
    const { action, again } = oneStopService.close;
    expect([action.href, again.href]).toEqual(['/contact', '/services/one-stop-service#pricing']);
  });
});

describe('the pages with packages', () => {
  it.each([
    [socialMediaDesign.benefits, ['standOut', 'engagement', 'consistency', 'quick']],
    [socialMediaDesign.steps, ['discovery', 'design', 'revisions', 'delivery']],
    [productPhotography.benefits, ['sales', 'appearance', 'visibility', 'versatile']],
    [productPhotography.steps, ['planning', 'shooting', 'editing', 'delivery']],
    [websiteHosting.benefits, ['uptime', 'speed', 'security', 'backups']],
    [
      websiteHosting.features,
      ['security', 'performance', 'infrastructure', 'monitoring', 'backups', 'scalable'],
    ],
  ])('tell everything that belongs to $title', ({ items }, titles) => {
    expect(getTitles(items)).toEqual(titles);
  });

  it('lead to the contact page with what they are about', () => {
    expect(socialMediaDesign.custom.action.href).toBe('/contact?service=social-media');
    expect(productPhotography.custom.action.href).toBe('/contact?service=product-photography');
    expect(websiteHosting.custom.action.href).toBe('/contact?service=custom-hosting');
    expect(socialMediaDesign.overview.actions.map(({ href }) => href)).toEqual([
      '/contact',
      '/portfolio/service/social-media',
    ]);
    expect(websiteHosting.hero.actions.map(({ href }) => href)).toEqual([
      '/contact',
      '/services/website-hosting#pricing',
    ]);
    for (const { close } of [socialMediaDesign, productPhotography, websiteHosting])
      expect(close.action.href).toBe('/contact');
  });
});

describe('about us', () => {
  it('has four values, each with an icon', () => {
    expect(about.principles.items).toHaveLength(4);
  });

  it('ends at the contact page', () => {
    expect(about.close.action.href).toBe('/contact');
  });
});

describe('the contact page', () => {
  it('asks for four things and offers two more', () => {
    const needed = contact.form.fields.filter((field) => 'required' in field).map(({ name }) => name);
    const others = contact.form.fields.filter((field) => !('required' in field)).map(({ name }) => name);
    expect(needed).toEqual(['name', 'email', 'subject', 'message']);
    expect(others).toEqual(['phone', 'companyName']);
  });

  it('has two people to reach, and promises an answer within 48 hours', () => {
    expect(contacts).toHaveLength(2);
    expect(answerHours).toBe(48);
    expect(contact.close.action.href).toBe('/services');
  });

  it('opens a chat by the digits of a number, with the message in it', () => {
    expect(chatLink('+1 613-555-0142', 'Hello, are you there?')).toBe(
      'https://wa.me/16135550142?text=Hello%2C%20are%20you%20there%3F',
    );
    const chinese = chatLink('+1 613-555-0142', '您好，有 50% 嗎？');
    expect(chinese).toBe('https://wa.me/16135550142?text=您好，有%2050%25%20嗎？');
    expect(new URL(chinese).searchParams.get('text')).toBe('您好，有 50% 嗎？');
    expect(phoneLink('+1 613-555-0142')).toBe('tel:+16135550142');
  });
});

describe('the footer', () => {
  it('leads to two profiles, and to the legal pages, the sitemap and the search', () => {
    expect(named(footer.profiles.items.map(({ label }) => label))).toEqual(['facebook', 'linkedin']);
    expect(footer.legal).toEqual(['privacy-policy', 'terms-of-service', 'sitemap', 'search']);
  });
});

describe('the FAQ', () => {
  it('answers ten questions in four categories, the first one open', () => {
    expect(faq.items).toHaveLength(10);
    expect(faqCategories).toEqual(['services', 'pricing', 'process', 'tech']);
    expect(new Set(faq.items.map(({ category }) => category))).toEqual(new Set(faqCategories));
    expect(faq.items.map((item) => 'defaultOpen' in item)).toEqual([true, ...Array<boolean>(9).fill(false)]);
  });

  it('sends whoever has more questions to the contact page', () => {
    expect(faq.close.action.href).toBe('/contact');
  });
});

describe('the legal pages', () => {
  it('have four highlights and eight sections of terms', () => {
    expect(getTitles(termsOfService.highlights.items)).toEqual(['age', 'property', 'agreements', 'law']);
    expect(termsOfService.sections).toHaveLength(8);
  });

  it('have four highlights and six sections of privacy', () => {
    expect(privacyPolicy.highlights.items).toHaveLength(4);
    expect(getTitles(privacyPolicy.sections)).toEqual([
      'introduction',
      'collected',
      'automatic',
      'use',
      'sharing',
      'contact',
    ]);
  });

  it('lead to the contact page', () => {
    for (const { contact } of [termsOfService, privacyPolicy]) expect(contact.action.href).toBe('/contact');
  });

  it('are of April 23, 2025, for people of 18, with a backup after 12 months', () => {
    expect(legalDate.toISOString()).toBe('2025-04-23T00:00:00.000Z');
    expect(termsOfService.values).toEqual({ date: legalDate, age: minimumAge, months: backupMonths });
    expect([minimumAge, backupMonths]).toEqual([18, 12]);
  });
});

describe('the sitemap', () => {
  const [main, services, more, legal] = sitemap.sections;

  it('lists the main pages, with the work and the blog, and the legal pages last', () => {
    const entries = main.items.map(({ href, priority }) => [href, priority].filter(Boolean).join(' '));
    expect(entries).toEqual([
      '/ high',
      '/about',
      '/services',
      '/portfolio',
      '/case-studies',
      '/blog',
      '/contact',
      '/faq',
      '/privacy-policy',
      '/terms-of-service',
      '/sitemap',
    ]);
  });

  it('lists the six services, One-Stop marked, and the others after them', () => {
    expect(services.items).toHaveLength(6);
    expect(services.items.filter(({ featured }) => featured).map(({ href }) => href)).toEqual([
      '/services/one-stop-service',
    ]);
    expect(more.items.map(({ href }) => href)).toEqual([
      '/services/website-hosting',
      '/services/other-development',
    ]);
  });

  it('lists the legal pages', () => {
    expect(legal.items.map(({ href }) => href)).toEqual(['/privacy-policy', '/terms-of-service']);
  });
});

describe('the link-tree', () => {
  it('has seven links in this order, One-Stop marked as hot', () => {
    expect(
      named(
        linktree.items.map(({ label }) => label),
        2,
      ),
    ).toEqual(['home', 'oneStop', 'chat', 'instagram', 'facebook', 'linkedin', 'contact']);
    expect(linktree.items.filter((item) => 'featured' in item).map(({ href }) => href)).toEqual([
      '/services/one-stop-service',
    ]);
  });

  it('opens chat and profiles in a new tab', () => {
    expect(
      named(
        linktree.items.filter((item) => 'external' in item).map(({ label }) => label),
        2,
      ),
    ).toEqual(['chat', 'instagram', 'facebook', 'linkedin']);
  });
});
