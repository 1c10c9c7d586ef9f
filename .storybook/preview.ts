export { default } from '../packages/ui/storybook/preview.tsx';
