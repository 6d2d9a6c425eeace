import { renderMarkup } from '@studio/i18n';

/**
 * A title whose lines end with Chinese clauses, if there is room, and otherwise between words. A clause that wraps keeps
 * the baseline of its first line (`align-top`), so that a date beside the title stays on it.
 */
export function Clauses({ text }: { text: string }) {
  const clauses = text.split(/(?<=[，、：；？！]\u200b?)/u);
  if (clauses.length === 1) return <span>{renderMarkup(text)}</span>;
  return clauses.map((clause, index) => (
    <span key={index} className="inline-block align-top">
      {renderMarkup(clause)}
    </span>
  ));
}
