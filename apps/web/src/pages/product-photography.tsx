import { productPhotography } from '@studio/content';
import { FeatureSection, StepSection } from '../sections/list-sections.tsx';
import { PackagePage } from '../sections/package-page.tsx';

export default function ProductPhotography() {
  return (
    <PackagePage facts={productPhotography} category="Product Photography">
      <FeatureSection ground="surface" facts={productPhotography.benefits} />
      <StepSection facts={productPhotography.steps} />
    </PackagePage>
  );
}
