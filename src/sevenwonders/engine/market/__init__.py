"""What a cost can be bought for."""
