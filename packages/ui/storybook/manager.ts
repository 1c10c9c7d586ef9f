// Storybook's frame around the stories.
import { addons } from 'storybook/manager-api';
import { managerTheme } from './manager-theme.ts';
import { nameAlone } from './sought-name.ts';

/** Pages to read and whole screens, those of the apps too, have no props: they get the whole canvas. */
const WITHOUT_PANEL = /^(?:Luneta|Estilo|Telas|Padrões|app-shell|exam-room|staff|student-v[12])\//u;

addons.setConfig({
  theme: managerTheme,
  sidebar: { showRoots: true, renderLabel: ({ name }) => nameAlone(name) },
  layoutCustomisations: {
    showPanel: ({ storyId, index }, otherwise) => {
      const shown = index?.[storyId];
      return shown && 'title' in shown && WITHOUT_PANEL.test(shown.title) ? false : otherwise;
    },
  },
});
