import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useTranslation } from 'react-i18next';
import { LineIcon } from '../line-icon/line-icon';
import { dismissToast, toastDuration, type Toast } from './toast';
import styles from './toast-region.module.css';

export function ToastRegion({ toasts }: { toasts: readonly Toast[] }) {
  const { t } = useTranslation();
  return (
    <Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, description, open, variant = 'default' }) => (
        <Root
          key={id}
          open={open}
          onOpenChange={(opened) => {
            if (!opened) dismissToast(id);
          }}
          className={`${styles.toast} ${styles[variant]}`}
          data-variant={variant}
        >
          <Title className={styles.title}>{title}</Title>
          {description === undefined ? null : <Description>{description}</Description>}
          <Close className={styles.close} aria-label={t('toast.close')}>
            <LineIcon name="close" />
          </Close>
        </Root>
      ))}
      <Viewport className={styles.viewport} hotkey={['F8']} label={t('toast.region')} />
    </Provider>
  );
}
