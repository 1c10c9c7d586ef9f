import { checkStories } from '@luneta/app-shell/testing/render';

checkStories(import.meta.glob('../**/*.stories.tsx', { eager: true }), 'desktop');
