/** Which staff profile may make which call, as openapi/roles.yaml says. Only the console imports it: students never load the table. */
import { staffRights, staffWrites } from '@luneta/openapi/rights';

/** A call that some staff profile may make, by its name in the contract. */
export type StaffCall = keyof typeof staffRights;

/** Every such call. */
export const staffCalls: readonly string[] = Object.keys(staffRights);

/** A call that changes something in the name of the school. */
export type StaffWrite = (typeof staffWrites)[number];

/** Every such call. */
export const staffActs: readonly StaffWrite[] = staffWrites;

/** Whether a screen may offer a call to this profile. The server decides again. */
export function mayCall(perfil: string | null, call: StaffCall): boolean {
  return perfil !== null && staffRights[call].split(' ').includes(perfil);
}

/** Whether the profile may change anything in the name of the school; one that may not only reads. */
export function mayChange(perfil: string | null): boolean {
  return staffWrites.some((call) => mayCall(perfil, call));
}
