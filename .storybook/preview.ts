export { preview as default } from '../packages/ui/storybook/preview.tsx';
