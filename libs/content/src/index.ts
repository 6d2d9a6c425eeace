import './register.ts';

export * from './company.ts';
export { consent } from './consent.ts';
export * from './enquiries.ts';
export { contentRoutes, isContentRoute, type ContentRoute } from './content-routes.ts';
export { enquirySubject } from './enquiry-subject.ts';
export type { Headed, Line, Question, Section, Titled, Values } from './facts.ts';
export * from './figures.ts';
export { footer } from './footer.ts';
export { industries, type Industry } from './industries.ts';
export {
  closestLanguage,
  currency,
  fallbackLanguage,
  getFormats,
  isLanguage,
  languages,
  localizePath,
  siteLanguages,
  splitLanguage,
} from './languages.ts';
export { getNameCard, nameCards } from './name-cards.ts';
export { navigation } from './navigation.ts';
export type { Package, PackageService } from './package-service.ts';
export type { Action, Closing, LegalPage, Page } from './page.ts';
export { about } from './pages/about.ts';
export { caseStudies } from './pages/case-studies.ts';
export { cloudSolutions } from './pages/cloud-solutions.ts';
export { contact, type MessageField } from './pages/contact.ts';
export { faq, faqCategories, type FaqCategory, type FaqItem } from './pages/faq.ts';
export { home, motes } from './pages/home.ts';
export { linktree, secondLanguage, type LinkTreeItem } from './pages/linktree.ts';
export { mobileAppDevelopment } from './pages/mobile-app-development.ts';
export { oneStopService } from './pages/one-stop-service.ts';
export { otherDevelopment } from './pages/other-development.ts';
export { portfolio } from './pages/portfolio.ts';
export { privacyPolicy } from './pages/privacy-policy.ts';
export { productPhotography } from './pages/product-photography.ts';
export { search } from './pages/search.ts';
export { servicesOverview } from './pages/services.ts';
export { sitemap, type SitemapEntry } from './pages/sitemap.ts';
export { socialMediaDesign } from './pages/social-media-design.ts';
export { systemDevelopment } from './pages/system-development.ts';
export { termsOfService } from './pages/terms-of-service.ts';
export { websiteHosting } from './pages/website-hosting.ts';
export { listedPages, getNames, getOffers, getQuestions, type Offer } from './page-lists.ts';
export { plans, planEnquiry, type Billing, type Plan, type PlanId } from './plans.ts';
export { redirects, getRoute, routes, type Href, type PageRoute, type Path, type RouteId } from './routes.ts';
export { appLayers, marketStall, stallKept, stallStock } from './samples/app.ts';
export { orderBoard } from './samples/board.ts';
export { clinic } from './samples/clinic.ts';
export { postCalendar, postCuts, postFeed, sampleTexts } from './samples/feed.ts';
export { photographs, photographsNote } from './samples/photographs.ts';
export { filmLength, samplePosts, type SamplePostId } from './samples/posts.ts';
export { orderRules, orderTable, systemLayers } from './samples/system.ts';
export { servicePageOffer, servicePageTitles, type ServicePage } from './service-page.ts';
export * from './work-filters.ts';
export * from './work-prices.ts';
export * from './work.ts';
export * from './writing.ts';
export {
  lowestPrices,
  mainServices,
  moreServices,
  priceLines,
  getService,
  services,
  themes,
  type Service,
  type ServiceId,
  type Theme,
} from './services.ts';
export { reach, site } from './site.ts';
