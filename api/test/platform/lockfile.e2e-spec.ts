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

function isAtLeast(version: string, minimum: string): boolean {
  const [actual, required] = [numbers(version), numbers(minimum)];
  for (let i = 0; i < required.length; i += 1) {
    const difference = (actual[i] ?? 0) - (required[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

describe('the lockfile', () => {
  /** Versions below these have published vulnerabilities. */
  const FLOORS = {
    'react-router': '7.18.2',
    typeorm: '1.1.1',
    multer: '2.3.0',
    sharp: '0.35.0',
    'path-to-regexp': '8.4.0',
    qs: '6.14.1',
    'body-parser': '2.3.0',
    validator: '13.15.22',
    jsonwebtoken: '9.0.0',
    passport: '0.6.0',
  };

  it('contains no version with a known vulnerability', () => {
    for (const [dependency, minimum] of Object.entries(FLOORS)) {
      const versions = Object.entries(packages).flatMap(([path, { version }]) =>
        path.includes('node_modules/') && name(path) === dependency && version ? [version] : [],
      );
      expect([dependency, versions.length > 0]).toEqual([dependency, true]);
      const older = versions.filter((version) => !isAtLeast(version, minimum));
      expect([dependency, older]).toEqual([dependency, []]);
    }
  });

  it('contains no registry URLs', () => {
    const urls = Object.values(packages).flatMap(({ resolved }) =>
      resolved?.startsWith('http') ? [resolved] : [],
    );
    expect(urls).toEqual([]);
  });

  it('contains no install script without a decision in package.json', () => {
    const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json');
    const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [name(path)] : [],
    );
    expect(scripted.filter((each) => !(each in allowScripts))).toEqual([]);
  });

  it('matches manifests that have exact versions only', () => {
    for (const file of ['', 'api/', 'site/', 'admin/'].map((folder) => `${folder}package.json`)) {
      const { dependencies = {}, devDependencies = {} } =
        read<Record<string, Record<string, string> | undefined>>(file);
      const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
      );
      expect([file, ranges]).toEqual([file, []]);
    }
  });
});
