import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokensNamed } from './tokens.ts';

/** Complete class names: Tailwind does not find concatenated ones. */
const classNames: Record<string, string> = {
  sm: 'text-sm',
  base: 'text-base',
  lead: 'text-lead',
  h3: 'font-display text-h3',
  h2: 'font-display text-h2',
  h1: 'font-display text-h1',
  poster: 'font-display text-poster',
};

const meta = {
  title: 'Foundations/Type',
  tags: ['!manifest'],
  parameters: { layout: 'padded' },
  args: {
    heading: 'Small studio. Serious engineering.',
    text: 'Websites, systems and cloud, designed, built and looked after by the same people. From the first email to launch day, you always know what comes next.',
  },
  render: ({ heading, text }) => (
    <dl className="grid max-w-6xl gap-x-8 gap-y-6 md:grid-cols-[12rem_1fr]">
      {tokensNamed('text-')
        .toReversed()
        .map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="border-t border-line pt-4 text-sm text-ink-muted">
              <code className="block font-semibold text-ink">text-{name}</code>
              {value}
            </dt>
            <dd className={`border-line md:border-t md:pt-4 ${classNames[name] ?? ''}`}>
              {name === 'sm' || name === 'base' || name === 'lg' ? (
                <p className="max-w-160">{text}</p>
              ) : (
                <h2 className={classNames[name]}>{heading}</h2>
              )}
            </dd>
          </div>
        ))}
    </dl>
  ),
} satisfies Meta<{ heading: string; text: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Seven sizes, most of them fluid from phone to desktop. Headings have the brand typeface, text has the system
 * typeface.
 */
export const Default: Story = {};

/** A larger line height, lighter headings, no letter spacing, and a space before Latin letters. */
export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    heading: '小工作室，技術不馬虎。',
    text: '網站、系統與雲端，由同一群人設計、開發並長期維護。支援iOS與Android，從第一封信到正式上線，您始終知道下一步是什麼。',
  },
};
