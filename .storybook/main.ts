// One Storybook for the whole repository. Its configuration lives in the design system, with its tools.
export { config as default } from '../packages/ui/storybook/main.ts';
