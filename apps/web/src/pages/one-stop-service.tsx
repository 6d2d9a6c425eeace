import { oneStopService, getService } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { StatsBand } from '@studio/ui';
import { ActionButton, HeroActions } from '../sections/action-button.tsx';
import { Billed } from '../sections/billed.tsx';
import { drawings } from '../sections/drawings.ts';
import { FeatureSection, StepSection } from '../sections/list-sections.tsx';
import { Page } from '../sections/page.tsx';
import { QuestionSection } from '../sections/questions.tsx';
import { ServiceHero } from '../sections/service-hero.tsx';

const id = 'one-stop-service';
const { hero, included, why, steps, faq, claims, close, values } = oneStopService;

export default function OneStopService() {
  const { t, text } = useTranslation();
  return (
    <Page
      facts={oneStopService}
      category="One-Stop Service"
      theme={getService(id).theme}
      lastAction={<ActionButton action={close.again} variant="ghost" size="lg" arrow />}
    >
      <ServiceHero
        hero={hero}
        drawing={drawings[id]}
        actions={<HeroActions actions={hero.actions} others="outline" />}
      />
      <FeatureSection ground="surface" facts={included} />
      <Billed>
        <FeatureSection ground="surface" facts={why} />
      </Billed>
      <StepSection ground="surface" facts={steps} />
      <QuestionSection facts={faq} />
      <StatsBand
        label={t(claims.label)}
        items={claims.items.map(({ value, label }) => ({
          id: label,
          value: t(value, values),
          label: text(label),
        }))}
      />
    </Page>
  );
}
