/** A refusal that names each field at fault. */
import { MAX_CAMPOS } from '../../../http/campos.ts';
import { ApiError } from '../../../http/errors.ts';

/** @param sentences what each code says at its field */
export const naming = <Codigo extends string>(
  { status, codigo, message, extra }: ApiError,
  faults: readonly { readonly campo: string; readonly codigo: Codigo }[],
  sentences: Readonly<Record<Codigo, string>>,
): ApiError =>
  new ApiError(
    status,
    codigo,
    message,
    extra,
    faults.slice(0, MAX_CAMPOS).map(({ campo, codigo: own }) => ({ campo, codigo: own, motivo: sentences[own] })),
  );
