import { socialMediaDesign } from '@studio/content';
import { FeatureSection, StepSection } from '../sections/list-sections.tsx';
import { PackagePage } from '../sections/package-page.tsx';

export default function SocialMediaDesign() {
  return (
    <PackagePage facts={socialMediaDesign} category="Social Media Design">
      <FeatureSection id="benefits" ground="surface" facts={socialMediaDesign.benefits} />
      <StepSection facts={socialMediaDesign.steps} />
    </PackagePage>
  );
}
