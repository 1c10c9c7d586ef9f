/**
 * A write that did not succeed: whether it waits on the device and goes again by itself, or was refused. The same for
 * everything that is kept on a device: answers, essays, exercises, the Boss, marking.
 */

/** What a refusal says: its status, the server's stable code, and its sentence for the person. */
export type Recusa = { readonly status: number; readonly codigo: string; readonly mensagem: string };

/** A failed call, as every transport can tell it. `status` 0: no answer came. */
export type Falha = { readonly status: number; readonly codigo: string; readonly message: string };

/** Why a write waits: no connection, a server that cannot now, a session that has ended. */
export type Espera = 'rede' | 'servidor' | 'sessao';

export type FimDaEscrita =
  | { readonly tipo: 'espera'; readonly por: Espera }
  | { readonly tipo: 'recusada'; readonly recusa: Recusa };

/**
 * No answer, 408, 429 and 5xx wait and go again; 401 waits for the same person; any other 4xx is refused: it stays on the
 * device with the server's reason, and goes again only when a person changes it or asks for it. [GRV-1] D 208
 */
export function fimDaEscrita({ status, codigo, message }: Falha): FimDaEscrita {
  if (status === 0) return { tipo: 'espera', por: 'rede' };
  if (status === 401) return { tipo: 'espera', por: 'sessao' };
  if (status === 408 || status === 429 || status < 400 || status >= 500) return { tipo: 'espera', por: 'servidor' };
  return { tipo: 'recusada', recusa: { status, codigo, mensagem: message } };
}

/** What a device still holds of an exam day, and what came too late. */
export type Guardado = { readonly esperam: number; readonly recusadas: number; readonly tardias: number };

/** 'guardada': something still waits; 'incompleta': something is not stored; 'limpa': all is stored. [GRV-2] D 208, 215 */
export function situacaoDoRecibo({ esperam, recusadas, tardias }: Guardado): 'guardada' | 'incompleta' | 'limpa' {
  if (esperam > 0) return 'guardada';
  return recusadas + tardias > 0 ? 'incompleta' : 'limpa';
}
