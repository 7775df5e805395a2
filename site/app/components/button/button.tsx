import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

/** `action` is the main button of a page, `primary` the usual one, `quiet` has an outline only. */
export type ButtonVariant = 'action' | 'primary' | 'quiet';
export type ButtonSize = 'normal' | 'small';

interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

function classes(
  { variant = 'primary', size = 'normal' }: ButtonStyle,
  className?: string,
): string {
  const variantClasses = [
    styles.button,
    styles[variant],
    size === 'small' ? styles.small : undefined,
  ];
  return [...variantClasses, className].filter(Boolean).join(' ');
}

// The space after each separates words where there is no style sheet.

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonStyle & ComponentProps<'button'>) {
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
}: ButtonStyle & ComponentProps<typeof Link>) {
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
}: ButtonStyle & ComponentProps<'a'>) {
  return (
    <>
      <a data-plain className={classes({ variant, size }, className)} {...rest}>
        {children}
      </a>{' '}
    </>
  );
}
