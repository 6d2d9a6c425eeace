import { websiteHosting } from '@studio/content';
import { FeatureSection } from '../sections/list-sections.tsx';
import { PackagePage } from '../sections/package-page.tsx';

export default function WebsiteHosting() {
  return (
    <PackagePage facts={websiteHosting} category="Website Hosting">
      <FeatureSection ground="surface" facts={websiteHosting.benefits} />
      <FeatureSection facts={websiteHosting.features} />
    </PackagePage>
  );
}
