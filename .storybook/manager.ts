import '../packages/ui/storybook/manager.ts';
