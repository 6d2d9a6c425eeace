import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

interface ToggleContext extends Pick<StoryContext, 'canvas' | 'userEvent'> {
  args: { onCheckedChange?: ((checked: boolean) => void) | undefined };
}

/** A play function for a checkbox or a switch: a click on its label turns it on, and Space turns it off. */
export async function toggle({ args, canvas, userEvent }: ToggleContext) {
  const control = canvas.getByLabelText(/\S/);
  await userEvent.click(canvas.getByText(/\S/, { selector: 'label > span > span' }));
  await expect(control).toBeChecked();
  await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  await expect(control).not.toBeChecked();
  await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
}
