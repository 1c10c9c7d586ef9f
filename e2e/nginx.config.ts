/** The exam in which a server is killed, before two servers behind nginx (`pnpm check:all`). The other journeys run behind Caddy. */
import { defineConfig } from '@playwright/test';

import behindCaddy from './proxy.config.ts';

const [server] = [behindCaddy.webServer ?? []].flat();
if (server === undefined) throw new Error('proxy.config.ts starts no server.');
const killed = (behindCaddy.projects ?? []).filter(({ name }) => name === 'killed');

export default defineConfig({
  ...behindCaddy,
  projects: killed.map((project) => ({ ...project, dependencies: [] })),
  webServer: { ...server, command: 'exec node e2e/support/two-processes.ts nginx' },
});
