/*
 * The caller keeps the state of a component, or the component does: setting both props of a pair is a type error. React
 * would ignore the default.
 */

export type ControlledValue = { value?: undefined } | { defaultValue?: undefined };
export type ControlledCheck = { checked?: undefined } | { defaultChecked?: undefined };
export type ControlledOpen = { open?: undefined } | { defaultOpen?: undefined };
