/**
 * Two servers on one database behind Caddy, or with `nginx` as its argument behind nginx, at the ports of one server: what a
 * school with a proxy runs, from the file of the proxy that we give to it. It reads `LUNETA_PORT` and all else that a server
 * reads, says in `processes.json` of the data folder which processes it started, and ends them with itself.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { nginxAround } from './nginx.ts';
import { freePorts } from './run.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 90_000;
const FIRST_PORT = 15_000;

const port = Number(process.env['LUNETA_PORT']);
const data = process.env['LUNETA_DATA_DIR'] ?? '';
const origins = {
  LUNETA_ORIGIN_STUDENT_V1: `http://localhost:${port + 1}`,
  LUNETA_ORIGIN_STUDENT_V2: `http://localhost:${port + 2}`,
  LUNETA_ORIGIN_STAFF: `http://localhost:${port + 3}`,
};

const children: ChildProcess[] = [];
const end = (code: number): void => {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));

function start(command: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(command, args, {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: { ...process.env, ...origins, ...env },
  });
  child.once('error', ({ message }) => {
    console.error(`luneta · ${command} does not start: ${message}. Install it (Debian: apt-get install ${command}).`);
    end(1);
  });
  children.push(child);
  return child;
}

async function ready(first: number): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${first}/api/saude`).catch(() => undefined);
    if (answer?.ok === true) return;
    if (Date.now() > until) throw new Error(`the server at port ${first} was not ready within ${READY_WITHIN_MS} ms`);
    await wait(100);
  }
}

const serve = async (first: number): Promise<ChildProcess> => {
  const child = start(process.execPath, ['apps/api/src/cli/main.ts', 'serve'], {
    LUNETA_PORT: String(first),
    LUNETA_TRUST_PROXY: '127.0.0.1',
    LUNETA_FOLLOW_PARENT: '1',
  });
  await ready(first);
  return child;
};

const ports = [await freePorts(FIRST_PORT), await freePorts(FIRST_PORT + 2000)];
const servers = [];
// The first one makes the database and the demo; the next one joins.
for (const first of ports) servers.push(await serve(first));
writeFileSync(join(data, 'processes.json'), JSON.stringify(servers.map(({ pid }) => pid)));
const at = (offset: number): string => ports.map((first) => `127.0.0.1:${first + offset}`).join(' ');
const upstreams = {
  LUNETA_UPSTREAMS_STUDENT_V1: at(1),
  LUNETA_UPSTREAMS_STUDENT_V2: at(2),
  LUNETA_UPSTREAMS_STAFF: at(3),
};

// The API's own port has no place in the files of the product. Journeys ask it whether the server is ready, and for the demo.
if (process.argv[2] === 'nginx') nginx();
else caddy();

function caddy(): void {
  const caddyfile = join(data, 'Caddyfile');
  writeFileSync(
    caddyfile,
    `import ${join(REPOSITORY, 'deploy/caddy/Caddyfile')}
http://localhost:${port}, http://127.0.0.1:${port} {
	reverse_proxy ${at(0)} {
		import balance
	}
}
`,
  );
  start('caddy', ['run', '--adapter', 'caddyfile', '--config', caddyfile], {
    LUNETA_CADDY_GLOBAL: 'auto_https off',
    LUNETA_CADDY_ADMIN: `unix/${join(data, 'caddy.sock')}`,
    ...upstreams,
  });
}

function nginx(): void {
  const apps = execFileSync(join(REPOSITORY, 'deploy/nginx/render'), {
    encoding: 'utf8',
    env: { ...process.env, ...origins, ...upstreams },
  });
  const api = ports.map((first) => `server 127.0.0.1:${first};`).join(' ');
  const file = join(data, 'nginx.conf');
  writeFileSync(
    file,
    nginxAround(
      data,
      `${apps}
upstream api { ${api} }
server { listen ${port}; location / { proxy_pass http://api; proxy_set_header Host $http_host; } }`,
    ),
  );
  start('nginx', ['-c', file], {});
}
