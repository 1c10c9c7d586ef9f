// One Storybook for the house; its configuration lives with its tools in the design system.
export { config as default } from '../packages/ui/storybook/main.ts';
