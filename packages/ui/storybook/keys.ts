// The keyboard alone, for the `Keyboard` stories.
import { expect, screen, userEvent } from 'storybook/test';

type Role = Parameters<typeof screen.getByRole>[0];

/** Tab stops passed before giving up: more than any component has before its first control. */
const most = 12;

/** Presses Tab until the focus is there; what lies between may differ with the width. */
export const tabTo = async (role: Role, name: string): Promise<void> => {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await userEvent.tab();
    if (screen.queryByRole(role, { name }) === document.activeElement) return;
  }
  await expect(screen.getByRole(role, { name })).toHaveFocus();
};

/** Keys as `userEvent` writes them, e.g. `{ArrowRight}`. */
export const press = async (keys: string): Promise<void> => {
  await userEvent.keyboard(keys);
};
