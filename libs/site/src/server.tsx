import { createI18n, type Language, type Translations } from '@studio/i18n';
import { StaticRouter } from 'react-router-dom';
import { breadcrumbRoutes } from './document/breadcrumbs.ts';
import type { Site, SiteDescription, SiteServer, Translate } from './define-site.ts';
import type { SiteEntry } from './document/entry.ts';
import { renderDocument } from './document/render-document.ts';
import { createRoutes } from './navigation/routes.ts';
import { createRuntime, type SiteBuild } from './document/site-context.ts';
import { SiteRoot } from './document/site-root.tsx';
import { structuredData } from './document/structured-data.ts';

/** Returns what the build needs to render the documents of a site. */
export function createSiteEntry(site: Site, server: SiteServer, build: SiteBuild): SiteEntry {
  const { languages, fallbackLanguage, isLanguage } = site.languages;
  const routes = createRoutes(site);
  for (const { id, page = id, file } of routes.all)
    if (!file) throw new Error(`The route "${id}" has no page. Add pages/${page}.tsx.`);

  const assertLanguage = (code: string): Language => {
    if (!isLanguage(code)) throw new Error(`The site has no language "${String(code)}".`);
    return code;
  };
  const findRoute = (path: string) => {
    const { route } = routes.locate({ pathname: path, search: '', hash: '' });
    if (!route) throw new Error(`The site has no page "${path}".`);
    return route;
  };
  /** Creates the texts of a document, and a list of those that are missing. */
  const createTexts = (code: string, translations: Translations) => {
    const language = assertLanguage(code);
    const missing: string[] = [];
    const onMissing = (message: string) => missing.push(message);
    return {
      language,
      missing,
      i18n: createI18n({ languages: site.languages, language, translations, onMissing }),
    };
  };
  /** Returns a function that throws if a text is missing. */
  const translator = (code: string, translations: Translations): Translate => {
    const { i18n, missing } = createTexts(code, translations);
    return (key, values) => {
      const text = i18n.t(key, { ...values });
      if (missing.length > 0) throw new Error(missing.join(' '));
      return text;
    };
  };

  const described = [site.name, site.summary, site.email, ...site.routes.map(({ name }) => name)];

  return {
    languages: languages.toSorted(
      (one, other) => Number(other.code === fallbackLanguage) - Number(one.code === fallbackLanguage),
    ),
    pages: routes.all.map((route) => ({
      path: route.path,
      namespaces: route.namespaces,
      file: route.file,
      indexed: route.indexed ?? true,
    })),
    redirects: listRedirects(site),
    inlineNamespaces: routes.inlineNamespaces,
    origin: build.origin,
    headScript: site.headScript ?? '',
    themeColor: site.themeColor,
    descriptionNamespaces: [...new Set([...described.map(getNamespace), ...(server.namespaces ?? [])])],
    describe: (language, translations) => createDescription(site, server, translator(language, translations)),
    files: (language, translations) =>
      server.files?.(translator(language, translations), assertLanguage(language)) ?? {},

    async render({ path, language: code, translations }) {
      const { language, i18n, missing } = createTexts(code, translations);
      const route = findRoute(path);
      await route.load();
      const runtime = createRuntime({ site, build, i18n, routes });
      const html = await renderDocument(
        <StaticRouter location={path}>
          <SiteRoot runtime={runtime} language={language} />
        </StaticRouter>,
      );
      const t: Translate = (key, values) => i18n.t(key, { ...values });
      const data = structuredData({
        title: t(route.title, route.values),
        description: t(route.description, route.values),
        path,
        language,
        origin: build.origin,
        name: t(site.name),
        languages: site.languages,
        organization: server.organization?.(t, build.origin) ?? {},
        breadcrumbs: breadcrumbRoutes(site.routes, route.path).map(({ name, path }) => ({
          name: t(name),
          path,
        })),
        ...server.pageFacts?.(route, t),
      });
      if (missing.length > 0) throw new Error(`${path}: ${missing.join(' ')}`);
      return { html, structuredData: data };
    },

    describePage(path, language, translations) {
      const { description, values } = findRoute(path);
      return translator(language, translations)(description, values);
    },

    sharePicture: (path, language, translations) =>
      server.sharePicture?.(findRoute(path), translator(language, translations), assertLanguage(language)),
  };
}

/** The redirects of a site for paths with and without a language prefix. */
function listRedirects({ redirects = [], languages: { languages, localizePath } }: Site) {
  const prefixes = [undefined, ...languages.map(({ code }) => code)];
  return Object.fromEntries(
    redirects.flatMap(({ from, to }) =>
      prefixes.map((code) => [localizePath(from, code), localizePath(to, code)]),
    ),
  );
}

const getNamespace = (key: string) => key.replace(/:.*/, '');

/** Returns the description of a site. By default, it has one list of all indexed pages. */
function createDescription(
  { name, summary, email, routes }: Site,
  server: SiteServer,
  t: Translate,
): SiteDescription {
  const indexed = routes.filter(({ indexed = true }) => indexed);
  return {
    name: t(name),
    shortName: t(name),
    summary: t(summary),
    email: t(email),
    sections: [{ pages: Object.fromEntries(indexed.map(({ path, name }) => [path, t(name)])) }],
    contacts: [],
    ...server.describe?.(t),
  };
}
