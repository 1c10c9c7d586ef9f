/** Builds what the account calls need from the configuration: secrets, mail, the hub, the addresses of links. */
import type { Config } from '../config.ts';
import { openFolder, secretFile } from '../database/embedded/folder.ts';
import type { Acesso } from '../http/services.ts';
import { createMailer, openHub } from '../modules/pessoas/index.ts';
import { type Origins, originsFor } from './origins.ts';

/** A secret of the data folder, created by the first call. */
export function secretOf(config: Pick<Config, 'dataDir'>, name: 'secret' | 'pepper'): string {
  return secretFile(openFolder(config.dataDir, process.getuid?.() === 0).root, name);
}

/** The pepper of security answers: the configured one, or the data folder's own. */
export function pepperOf(config: Pick<Config, 'dataDir' | 'acesso'>): string {
  return config.acesso.pepper ?? secretOf(config, 'pepper');
}

/** @throws when a key of the hub cannot be read */
export function openAcesso(
  config: Config,
  ports: Parameters<typeof originsFor>[1],
  { produto, codigoInstalacao }: { readonly produto: string; readonly codigoInstalacao: string | null },
): Acesso {
  const { senhaPadrao, recuperacaoEstrita, smtp, hub } = config.acesso;
  const origins: Origins = originsFor(config, ports, config.host === '127.0.0.1' ? 'localhost' : config.host);
  return {
    pepper: pepperOf(config),
    senhaPadrao,
    recuperacaoEstrita,
    origins,
    codigoInstalacao,
    mailer: smtp && createMailer(smtp, produto),
    hub: hub && openHub(hub),
  };
}
