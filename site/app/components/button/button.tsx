import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

/** `action` is the one that matters on a page, `primary` the usual one, `quiet` has only an outline. */
export type ButtonVariant = 'action' | 'primary' | 'quiet';
export type ButtonSize = 'normal' | 'small';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

function classes({ variant = 'primary', size = 'normal' }: Look, className?: string): string {
  const look = [styles.button, styles[variant], size === 'small' ? styles.small : undefined];
  return [...look, className].filter(Boolean).join(' ');
}

// A space after each keeps words apart where there is no style sheet.

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <>
      <button type={type} className={classes({ variant, size }, className)} {...rest} />{' '}
    </>
  );
}

export function LinkButton({
  variant,
  size,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <>
      <Link data-plain className={classes({ variant, size }, className)} {...rest} />{' '}
    </>
  );
}

/** For files, other sites and places on the same page: a link that the router leaves alone. */
export function AnchorButton({
  variant,
  size,
  className,
  children,
  ...rest
}: Look & ComponentProps<'a'>) {
  return (
    <>
      <a data-plain className={classes({ variant, size }, className)} {...rest}>
        {children}
      </a>{' '}
    </>
  );
}
