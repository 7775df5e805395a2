import { PickType } from '@nestjs/swagger';
import { LoginDto } from './login.dto.js';

/** The password of the signed-in user. */
export class ConfirmDto extends PickType(LoginDto, ['password'] as const) {}
