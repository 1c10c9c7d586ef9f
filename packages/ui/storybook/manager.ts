// Storybook's frame around the stories.
import { addons } from 'storybook/manager-api';
import { managerTheme } from './manager-theme.ts';

addons.setConfig({ theme: managerTheme, sidebar: { showRoots: true } });
