import { DEVICE_PREFIX } from '@luneta/auth';

/** Key under which `services.device` keeps a preference of this device. It survives the end of a session. */
export const deviceKey = (name: string): string => `${DEVICE_PREFIX}${name}`;
