/** A whole screen as a story: an address, somebody signed in, and a server that answers as the story needs. */
import { createMockServer, type MockServer } from '@luneta/testing';
import type { Tema } from '@luneta/ui';
import { useState } from 'react';

import type { AppLook } from '../start/app-look.ts';
import { createTestApp, TestAppRoot, type TestAppOptions } from './test-app.tsx';

export type RouteStoryOptions = Omit<TestAppOptions, 'server'> & {
  /** Changes what the mock server answers before the screen asks. */
  arrange?: (server: MockServer) => void;
  /** A text that is on screen when the state is reached: the stories' test waits for it. */
  shows: string;
  /** The theme of the app, when it is not the toolbar's to choose. */
  tema?: Tema;
  /** How dense the app is. */
  densidade?: AppLook['densidade'];
};

/** What a story file exports for one state. */
export type RouteStory = {
  render: (args: object, context: { globals: object }) => React.ReactNode;
  parameters: { shows: string };
  globals?: { tema: Tema };
};

const TEMAS: readonly Tema[] = ['claro', 'roteiro', 'plano'];

/** Makes the story; every showing has an app and a server of its own. */
export function routeStory({
  arrange,
  shows,
  tema: own,
  densidade = 'conforto',
  ...options
}: RouteStoryOptions): RouteStory {
  return {
    parameters: { shows },
    ...(own ? { globals: { tema: own } } : {}),
    render: (_args, { globals }) => {
      const tema = TEMAS.find((name) => 'tema' in globals && globals.tema === name) ?? 'claro';
      return <Shown look={{ tema, densidade }} options={options} {...(arrange ? { arrange } : {})} />;
    },
  };
}

type ShownProps = { look: AppLook; options: Omit<TestAppOptions, 'server'>; arrange?: (server: MockServer) => void };

function Shown({ look, options, arrange }: ShownProps) {
  const [app] = useState(() => {
    const server = createMockServer();
    arrange?.(server);
    return createTestApp({ ...options, server });
  });
  return <TestAppRoot app={app} {...look} />;
}
