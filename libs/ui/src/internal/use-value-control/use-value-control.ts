import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type Ref,
} from 'react';
import { useSyncFromDom } from './use-sync-from-dom.ts';

type ValueElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface ValueControl<Element> {
  ref?: Ref<Element> | undefined;
  value?: ComponentProps<'input'>['value'];
  /** @default an empty text, or the first enabled option of a `<select>` */
  defaultValue?: ComponentProps<'input'>['defaultValue'];
  onChange?: ((event: ChangeEvent<Element, Element>) => void) | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Props for a native control that call `onValueChange`, also for input from before hydration. A new `defaultValue`
 * replaces an earlier one that the visitor has not changed.
 */
export function useValueControl<Element extends ValueElement>(control: ValueControl<Element>) {
  const { ref, value, defaultValue, onChange, onValueChange } = control;
  const element = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(ref, () => element.current, []);

  useSyncFromDom(() => {
    if (!element.current) return;
    const { value: early } = element.current;
    if (early !== String(value ?? defaultValue ?? emptyValue(element.current))) onValueChange?.(early);
  });

  // React sets the value of a control that it creates, and browsers then ignore a new default value.
  const [defaults, setDefaults] = useState([toText(defaultValue)]);
  if (!defaults.includes(toText(defaultValue))) setDefaults([...defaults, toText(defaultValue)]);
  useEffect(() => {
    if (element.current && value === undefined && defaults.includes(element.current.value))
      element.current.value = toText(defaultValue);
  }, [value, defaultValue, defaults]);

  return {
    ref: element,
    onChange: (event: ChangeEvent<Element, Element>) => {
      onChange?.(event);
      onValueChange?.(event.currentTarget.value);
    },
  };
}

const toText = (value: ComponentProps<'input'>['defaultValue']) => String(value ?? '');

const emptyValue = (element: ValueElement) =>
  element instanceof HTMLSelectElement ? [...element.options].find(({ disabled }) => !disabled)?.value : '';
