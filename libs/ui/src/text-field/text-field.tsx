import { useId, type ComponentProps } from 'react';

export interface TextFieldProps extends ComponentProps<'input'> {
  /** What to fill in. Always visible: a placeholder is gone when it is needed. */
  label: string;
}

/** One line of text with its label. */
export function TextField({ label, id, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        {...rest}
        id={fieldId}
        className="min-h-11 w-full rounded-control border border-edge bg-raised px-3.5 py-2 text-base leading-6 text-ink"
      />
    </div>
  );
}
