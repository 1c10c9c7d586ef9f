/** Whether each component of the design system can be found: by its package's entry and in Storybook. It reads names only. */

/** Exported, and nothing to look at: they give names, places or announcements to what is inside them. */
export const WITHOUT_STORY: readonly string[] = [
  'forms/field',
  'foundations/announcer',
  'foundations/link-provider',
  'foundations/skip-link',
  'foundations/theme-provider',
  'foundations/visually-hidden',
];
/** Shown in Storybook, and made for other components only. */
export const PRIVATE: readonly string[] = ['game/counter'];

export type Component = {
  /** `group/name`. */
  readonly id: string;
  readonly hasStory: boolean;
  readonly exported: boolean;
};

const ROOT = 'packages/ui/src/components';

/** One line for each component that is missing in one of the two places, with the file to edit. */
export function componentFindings(components: readonly Component[]): string[] {
  return components.flatMap(({ id, hasStory, exported }) => {
    const [group, name] = id.split('/');
    if (exported && !hasStory && !WITHOUT_STORY.includes(id)) return [`${id}: write ${ROOT}/${id}/${name}.stories.tsx`];
    if (hasStory && !exported && !PRIVATE.includes(id))
      return [`${id}: add \`export * from './${name}/${name}.tsx';\` to ${ROOT}/${group}/index.ts`];
    return [];
  });
}
