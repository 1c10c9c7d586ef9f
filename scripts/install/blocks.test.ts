import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { blocksOf, PROVED, provedBlocks } from './blocks.ts';
import { readUnit, settingsOf } from './unit.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const document = read('docs/deploy.md');

describe('[install] the commands of the small school', () => {
  it('are the blocks that are proved, in their order', () => {
    expect(Object.keys(provedBlocks(document))).toEqual([...PROVED]);
    expect(provedBlocks(document).backup).toBe('luneta backup /var/backups/luneta/$(date +%F).luneta\n');
  });

  it.each([
    ['a block without a word', '```sh\nreboot\n```'],
    ['a block that nothing proves', '```sh clean\nreboot\n```'],
  ])('planted: %s is refused', (_what, block) => {
    const more = document.replace('## A town', `${block}\n\n## A town`);
    expect(() => provedBlocks(more)).toThrow('are proved');
  });

  it('end with their section', () => {
    expect(blocksOf('\n## One\n```sh a\nx\n```\n## Two\n```sh b\ny\n```\n', 'One')).toEqual([
      { label: 'a', commands: 'x\n' },
    ]);
  });
});

describe('[install] the unit of systemd', () => {
  const unit = readUnit(read('deploy/systemd/luneta.service'));

  it('runs the server as its user, with the settings of the installed file', () => {
    expect(unit).toMatchObject({ user: 'luneta', folder: '/opt/luneta', environmentFiles: ['/etc/luneta/luneta.env'] });
    expect(unit.command).toEqual(['/usr/bin/node', 'apps/api/src/cli/main.ts', 'serve']);
    expect(settingsOf(read('deploy/systemd/luneta.env'))).toMatchObject({
      NODE_ENV: 'production',
      LUNETA_DATA_DIR: `/var/lib/${unit.state.folder}`,
    });
  });

  it('planted: a unit without a line that is needed is named', () => {
    expect(() => readUnit('[Service]\nUser=luneta\n')).toThrow('the unit has no ExecStart=');
  });
});
