/** Where a page finds its configuration. */
import { CONFIG_ID } from './config-id.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** The configuration inside the page, checked by whoever wrote it; null when nobody did. */
export function inlineConfig(): RuntimeConfig | null {
  const text = document.getElementById(CONFIG_ID)?.textContent?.trim() ?? '';
  if (text === '') return null;
  const config: RuntimeConfig = JSON.parse(text);
  return config;
}

/** The configuration of this page; without one inside it, `/config.json` of its origin. @throws when it is wrong */
export async function loadConfig(): Promise<RuntimeConfig> {
  const inside = inlineConfig();
  if (inside !== null) return inside;
  // The rule comes with the file: a page that holds its configuration needs neither.
  const [{ readRuntimeConfig }, response] = await Promise.all([import('./runtime-config.ts'), fetch('/config.json')]);
  if (!response.ok) throw new Error(`config.json answered ${response.status}.`);
  return readRuntimeConfig(await response.json());
}
