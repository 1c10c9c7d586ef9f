import { checkStories, type StoryFile } from '@luneta/app-shell/testing/render';

await checkStories(import.meta.glob<StoryFile>('../**/*.stories.tsx'));
