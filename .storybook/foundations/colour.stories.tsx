import { schemes, Section, Text, type Scheme } from '@studio/ui';
import { WideTable } from '../../libs/ui/src/internal/stories/wide-table.tsx';
import { contrast, toHex } from '@studio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { resolveColor, themes, tokensNamed } from './tokens.ts';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!manifest'],
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const colors = tokensNamed('color-');
const backgrounds = ['canvas', 'surface', 'shallow'];

/** The colors that a CSS value has in each scheme. */
const inSchemes = (value: string, theme?: string) => ({
  light: resolveColor(value, { scheme: 'light', theme }),
  dark: resolveColor(value, { scheme: 'dark', theme }),
});

/** A color swatch in the scheme of its column. */
function Swatch({ hex, label }: { hex: string; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 64 40"
      className="h-10 w-16 shrink-0 rounded-control border border-line"
    >
      <rect width="64" height="40" fill={hex} />
    </svg>
  );
}

/** A swatch, its value, and its contrast with each background. */
function Shade({ scheme, name, value }: { scheme: Scheme; name: string; value: string }) {
  const ratios = backgrounds.map((background) =>
    contrast(value, resolveColor(`var(--color-${background})`, { scheme })).toFixed(1),
  );
  return (
    <span className="flex items-center gap-3">
      <Swatch hex={toHex(value)} label={`${name}, ${scheme}`} />
      <span className="grid">
        <code className="text-sm">{value.slice(6, -1)}</code>
        <span className="text-sm text-ink-muted tabular-nums">{ratios.join(' · ')}</span>
      </span>
    </span>
  );
}

interface Row {
  name: string;
  note: string;
  values: Record<Scheme, string>;
}

function ColorTable({ rows, caption }: { rows: readonly Row[]; caption: string }) {
  return (
    <WideTable label={caption}>
      <table className="w-full max-w-6xl text-start">
        <caption className="pb-4 text-start text-ink-muted">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-sm">
            <th scope="col" className="py-2 text-start font-semibold">
              Role
            </th>
            {schemes.map((scheme) => (
              <th key={scheme} scope="col" className="py-2 text-start font-semibold">
                {scheme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, values }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-3 pe-6 text-start font-normal">
                <code className="font-semibold">{name}</code>
                <span className="block max-w-80 text-sm text-ink-muted">{note}</span>
              </th>
              {schemes.map((scheme) => (
                <td key={scheme} className="py-3 pe-6">
                  <Shade scheme={scheme} name={name} value={values[scheme]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

const lakes = [
  ['day', 'In daylight, in each scheme', 'canvas'],
  ['dusk', 'At dusk: the same in both schemes', 'dusk'],
] as const;

/**
 * One lake, seen from above: grounds are its depths, from the shore to the floor. In daylight there is text on the first
 * five steps, muted text on the first three. At dusk there is text on all, muted text on all but the last two.
 */
export const Depths: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {lakes.map(([lake, note, surface]) => (
        <Section key={lake} ground={surface}>
          <Text size="lead">{note}</Text>
          <ol className="grid grid-cols-3 sm:grid-cols-9">
            {colors
              .filter(({ name }) => name.startsWith(`${lake}-`))
              .map(({ name }) => (
                <li key={name} className="grid gap-2 text-sm">
                  <span className="h-32" style={{ background: `var(--color-${name})` }} />
                  <code>{name}</code>
                </li>
              ))}
          </ol>
        </Section>
      ))}
    </>
  ),
};

/** Every color role in both schemes, with its contrast. Components use roles, not color values. */
export const Roles: Story = {
  render: () => (
    <ColorTable
      caption="Lightness, chroma and hue. Below: the contrast with canvas, surface and shallow."
      rows={colors.map(({ name, value, note }) => ({ name, note, values: inSchemes(value) }))}
    />
  ),
};

/** The eight service themes. A theme is a hue and a chroma, from which the colors are derived. */
export const Themes: Story = {
  render: () => (
    <ColorTable
      caption="The colour of text, numbers and chips on a service page. Below: the contrast with canvas, surface and shallow."
      rows={themes.map((theme) => ({
        name: theme.name,
        note: `Hue ${String(theme.hue)}, chroma ${String(theme.chroma)}`,
        values: inSchemes('var(--color-theme)', theme.name),
      }))}
    />
  ),
};
