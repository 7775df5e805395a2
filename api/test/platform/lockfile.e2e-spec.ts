import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

interface Lockfile {
  packages: Record<string, { version?: string; resolved?: string; hasInstallScript?: boolean }>;
}

const read = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')) as T;

const { packages } = read<Lockfile>('package-lock.json');
const name = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);
const numbers = (version: string): number[] => version.split(/[.-]/).map(Number);

function atLeast(version: string, floor: string): boolean {
  const [have, need] = [numbers(version), numbers(floor)];
  for (let i = 0; i < need.length; i += 1) {
    const difference = (have[i] ?? 0) - (need[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

describe('the lockfile', () => {
  // Versions below these have published vulnerabilities.
  it.each([
    ['react-router', '7.18.2'],
    ['typeorm', '1.1.1'],
    ['multer', '2.3.0'],
    ['sharp', '0.35.0'],
    ['path-to-regexp', '8.4.0'],
    ['qs', '6.14.1'],
    ['body-parser', '2.3.0'],
    ['validator', '13.15.22'],
    ['jsonwebtoken', '9.0.0'],
    ['passport', '0.6.0'],
  ])('holds %s at %s or newer wherever it is installed', (dependency, floor) => {
    const versions = Object.entries(packages).flatMap(([path, { version }]) =>
      path.includes('node_modules/') && name(path) === dependency && version ? [version] : [],
    );
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => !atLeast(version, floor))).toEqual([]);
  });

  it('names no registry', () => {
    const addresses = Object.values(packages).flatMap(({ resolved }) =>
      resolved?.startsWith('http') ? [resolved] : [],
    );
    expect(addresses).toEqual([]);
  });

  it('holds no install script that was not decided on', () => {
    const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json');
    const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [name(path)] : [],
    );
    expect(scripted.filter((each) => !(each in allowScripts))).toEqual([]);
  });

  it.each(['package.json', 'api/package.json', 'site/package.json', 'admin/package.json'])(
    'is what %s asks for, exactly',
    (file) => {
      const { dependencies = {}, devDependencies = {} } =
        read<Record<string, Record<string, string> | undefined>>(file);
      const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
      );
      expect(ranges).toEqual([]);
    },
  );
});
