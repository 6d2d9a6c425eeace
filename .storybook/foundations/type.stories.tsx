import { Heading, type HeadingProps } from '@studio/ui';
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
  figure: 'font-display font-semibold text-figure',
};

type HeadingSize = NonNullable<HeadingProps['size']>;

const meta = {
  title: 'Foundations/Type',
  tags: ['!manifest'],
  parameters: { layout: 'padded' },
  args: {
    figure: '$72',
    heading: 'Small studio. Serious engineering.',
    text: 'Websites, systems and cloud, designed, built and looked after by the same people. From the first email to launch day, you always know what comes next.',
  },
  render: ({ heading, text, figure }) => (
    <dl className="grid gap-x-8 gap-y-6 md:grid-cols-[12rem_1fr]">
      {tokensNamed('text-')
        .toReversed()
        .map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="border-t border-line pt-4 text-sm text-ink-muted">
              <code className="block font-semibold text-ink">text-{name}</code>
              {value}
            </dt>
            <dd className={`border-line md:border-t md:pt-4 ${classNames[name] ?? ''}`}>
              {name === 'figure' ? (
                <p className="leading-none tracking-(--tracking-figure)">{figure}</p>
              ) : name === 'sm' || name === 'base' || name === 'lead' ? (
                <p className={name === 'lead' ? 'max-w-lead' : 'max-w-text'}>{text}</p>
              ) : (
                <Heading size={name as HeadingSize}>{heading}</Heading>
              )}
            </dd>
          </div>
        ))}
    </dl>
  ),
} satisfies Meta<{ heading: string; text: string; figure: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Eight sizes, all but two of them fluid from phone to desktop. Headings, navigation, buttons and tables have the typeface
 * of the brand in weight 600, text has that of the system.
 */
export const Default: Story = {};

/** Sizes of its own, a larger line height, headings in weight 500 without letter spacing, and space before Latin letters. */
export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    heading: '小工作室，技術不馬虎。',
    text: '網站、系統與雲端，由同一群人設計、開發並長期維護。支援iOS與Android，從第一封信到正式上線，您始終知道下一步是什麼。',
  },
};
