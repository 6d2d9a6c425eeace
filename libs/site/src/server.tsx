import { createI18n, type Namespace, type Translations } from '@studio/i18n';
import { StaticRouter } from 'react-router-dom';
import { contentFile } from './content/content-file.ts';
import { breadcrumbRoutes } from './document/breadcrumbs.ts';
import type { Site, SiteRoute, SiteServer, Translate } from './define-site.ts';
import type { LanguageDescription, SiteEntry } from './document/entry.ts';
import { renderDocument } from './document/render-document.ts';
import { sharePicturePath } from './document/share-picture.ts';
import { createRoutes } from './navigation/routes.ts';
import { notFoundPath } from './not-found/not-found-path.ts';
import { createRuntime, type SiteBuild } from './document/site-context.ts';
import { SiteRoot } from './document/site-root.tsx';
import { structuredData } from './document/structured-data.ts';

/** Returns what the build needs to render the documents of a site. */
export function createSiteEntry(site: Site, server: SiteServer, build: SiteBuild): SiteEntry {
  const { languages, fallbackLanguage, isLanguage } = site.languages;
  const routes = createRoutes(site);
  for (const { id, file } of routes.all)
    if (!file) throw new Error(`The route "${id}" has no page. Add pages/${id}.tsx.`);

  const findRoute = (path: string) => {
    const { route } = routes.locate({ pathname: path, search: '', hash: '' });
    if (!route) throw new Error(`The site has no page "${path}".`);
    return route;
  };
  /** `t` throws if a translation is missing, there or in a component before. */
  const createTranslator = (language: string, translations: Translations, document = language) => {
    if (!isLanguage(language)) throw new Error(`The site has no language "${String(language)}".`);
    const missing: string[] = [];
    const onMissing = (message: string) => missing.push(message);
    const i18n = createI18n({ languages: site.languages, language, translations, onMissing });
    const t: Translate = (key, values) => {
      const text = i18n.t(key, { ...values });
      if (missing.length > 0) throw new Error(`${document}: ${missing.join(' ')}`);
      return text;
    };
    return { language, i18n, t };
  };

  const described = [site.name, site.summary, site.email, ...site.routes.map(({ name }) => name)];
  const describedIn = described.map((key) => key.replace(/:.*/, ''));

  return {
    languages: languages.toSorted(
      (one, other) => Number(other.code === fallbackLanguage) - Number(one.code === fallbackLanguage),
    ),
    pages: routes.all,
    redirects: { ...listRedirects(site, server.redirects), ...listTranslatedPaths(site) },
    policy: site.policy,
    inlineNamespaces: site.inlineNamespaces ?? sharedNamespaces(routes.all),
    origin: build.origin,
    headScript: site.headScript ?? '',
    themeColor: site.themeColor,
    descriptionNamespaces: [...new Set([...describedIn, ...(server.namespaces ?? [])])],
    describe: (language, translations) =>
      createDescription(site, server, createTranslator(language, translations)),
    files(code, translations) {
      const { t, language } = createTranslator(code, translations);
      return server.files?.(t, language) ?? {};
    },

    async render({ path, language: code, translations, content }) {
      const { language, i18n, t } = createTranslator(code, translations, path);
      const route = findRoute(path);
      await route.load();
      const { path: page } = site.languages.splitLanguage(path);
      const runtime = createRuntime(
        { site, build, i18n, routes },
        content && { [contentFile(language, page)]: content },
      );
      const values = { ...route.values, ...content?.values };
      const html = await renderDocument(
        <StaticRouter location={path}>
          <SiteRoot runtime={runtime} language={language} />
        </StaticRouter>,
      );
      // No one links to the page, and it is about nothing.
      if (route.path === notFoundPath) return { html };
      const image = build.sharePictures ? build.origin + sharePicturePath(language, page) : undefined;
      const data = structuredData({
        title: t(route.title, values),
        description: t(route.description, values),
        path,
        language,
        origin: build.origin,
        name: t(site.name),
        languages: site.languages,
        organization: server.organization?.(t, build.origin) ?? {},
        breadcrumbs: breadcrumbRoutes(routes.all, page).map((crumb) => ({
          name: t(crumb.name, crumb === route ? values : undefined),
          path: crumb === route ? page : crumb.path,
        })),
        ...server.pageFacts?.(route, t, content, image),
      });
      return { html, structuredData: data };
    },

    content: site.content,

    search(code, translations) {
      const { t, language } = createTranslator(code, translations);
      return server.search?.(t, language);
    },

    translate: (key, language, translations) => createTranslator(language, translations).t(key),

    describePage(path, language, translations, content) {
      const { description, values } = findRoute(path);
      return createTranslator(language, translations).t(description, { ...values, ...content?.values });
    },

    sharePicture(path, code, translations, content) {
      const { t, language } = createTranslator(code, translations);
      return server.sharePicture?.(findRoute(path), t, language, content);
    },
  };
}

/** The namespaces of all pages. */
function sharedNamespaces([first, ...others]: readonly SiteRoute[]): readonly Namespace[] {
  return (first?.namespaces ?? []).filter((namespace) =>
    others.every(({ namespaces }) => namespaces.includes(namespace)),
  );
}

/** The redirects of a site for paths with and without a language prefix. */
function listRedirects(
  { redirects = [], languages: { languages, localizePath } }: Site,
  queried: SiteServer['redirects'] = [],
) {
  const prefixes = [undefined, ...languages.map(({ code }) => code)];
  return Object.fromEntries(
    [...redirects, ...queried].flatMap(({ from, to }) =>
      prefixes.map((code) => [localizePath(from, code), localizePath(to, code)]),
    ),
  );
}

/** Leads from the path of a page with the prefix of a language to its path in this language. */
function listTranslatedPaths({ routes, languages: { languages, localizePath } }: Site) {
  for (const { code, paths } of languages)
    for (const path of Object.values(paths?.paths ?? {}))
      if (!/^(?:\/[\w.~-]+)+$/.test(path))
        throw new Error(
          `The language "${code}" has the path "${path}". Begin it with a slash, and use Latin letters, digits and hyphens.`,
        );
  return Object.fromEntries(
    languages.flatMap(({ code }) =>
      routes
        .filter(({ path }) => !path.includes(':'))
        .map(({ path }) => [`/${code}${path === '/' ? '' : path}`, localizePath(path, code)] as const)
        .filter(([from, to]) => from !== to),
    ),
  );
}

/** Returns the description of a site. By default, it has one list of all indexed pages. */
function createDescription(
  { name, summary, email, routes }: Site,
  server: SiteServer,
  { language, t }: { language: string; t: Translate },
): LanguageDescription {
  const indexed = routes.filter(({ path, indexed = true }) => indexed && !path.includes(':'));
  return {
    language,
    name: t(name),
    shortName: t(name),
    summary: t(summary),
    email: t(email),
    sections: [{ pages: Object.fromEntries(indexed.map(({ path, name }) => [path, t(name)])) }],
    contacts: [],
    ...server.describe?.(t),
  };
}
